/** A stock is told from here on down: until then there is enough for everybody. */
const lowStock = 10

export const isScarce = (stock: number): boolean => stock > 0 && stock <= lowStock
