/** Path of the banners of home: the document asks for them before the program with the contract is there. */
export const bannersPath = '/video/api/indexBan'
