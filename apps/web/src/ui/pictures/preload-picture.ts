/** Has the browser fetch the largest picture of a page before it is drawn. */
export const preloadPicture = (address: string): void => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href: address })
  document.head.append(link)
}
