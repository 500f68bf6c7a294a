"""What the data of causes cannot say: values, conditions and fixes that are computed."""
