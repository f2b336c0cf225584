import { vi } from 'vitest'

/** What a browser does with pictures: every file of an image type is one of 1200 x 900 pixels, unless its content is
 *  `broken`; what is drawn is a JPEG of 100 bytes. */
export const fakePictures = (): void => {
  const addresses = new Map<string, Blob>()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${++made}`
    if (content instanceof Blob) addresses.set(address, content)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const open = async (address: string): Promise<void> => {
    if ((await addresses.get(address)?.text()) === 'broken') throw new Error('not a picture')
  }
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      readonly naturalWidth = 1200
      readonly naturalHeight = 900
      #opened = Promise.resolve()

      set src(address: string) {
        this.#opened = open(address)
        void this.#tell()
      }

      decode(): Promise<void> {
        return this.#opened
      }

      async #tell(): Promise<void> {
        const isOpen = await this.#opened.then(
          () => true,
          () => false,
        )
        this.dispatchEvent(new Event(isOpen ? 'load' : 'error'))
      }
    },
  )
  const context = {
    fillRect: () => {},
    drawImage: () => {},
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4).fill(128),
    }),
  }
  const canvas = {
    getContext: () => context,
    toBlob: (take: (blob: Blob) => void) => take(new Blob([new Uint8Array(100)], { type: 'image/jpeg' })),
  }
  vi.stubGlobal('document', { createElement: () => ({ ...canvas }) })
}
