"""Products with stacked weights, such as the experts of a mixture-of-experts layer."""
