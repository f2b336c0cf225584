export const mallOrders = {}
