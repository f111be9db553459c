"""The games; each folder here is one family, found by its being here."""
