"""Questions without end that are certainly right."""
