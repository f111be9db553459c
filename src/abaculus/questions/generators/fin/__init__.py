"""Money that grows or shrinks year by year."""
