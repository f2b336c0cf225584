interface StickerThumbProps {
  readonly image: string
  /** What it stands for, where nothing beside it says so. */
  readonly alt?: string
}

/** A sticker in a row of a table. */
export const StickerThumb = ({ image, alt = '' }: StickerThumbProps) => (
  <img src={image} alt={alt} width={48} height={48} loading="lazy" style={{ objectFit: 'contain', display: 'block' }} />
)
