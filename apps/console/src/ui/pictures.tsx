import { Link, Stack } from '@mui/material'
import { useTexts } from '../platform/texts.ts'

interface PicturesProps {
  readonly label: string
  /** Signed addresses; a click opens the picture in full. */
  readonly addresses: readonly string[]
  readonly height?: number
}

/** Pictures somebody handed in, small; nothing where there are none. */
export const Pictures = ({ label, addresses, height = 120 }: PicturesProps) => {
  const t = useTexts()
  if (addresses.length === 0) return undefined
  return (
    <Stack direction="row" spacing={1} useFlexGap role="group" aria-label={label} sx={{ flexWrap: 'wrap', mt: 2 }}>
      {addresses.map((address, index) => (
        <Link key={address} href={address} target="_blank" rel="noreferrer">
          <img
            src={address}
            alt={t('shell.picture', { number: index + 1 })}
            height={height}
            style={{ display: 'block', maxWidth: '100%', objectFit: 'contain', borderRadius: 6 }}
          />
        </Link>
      ))}
    </Stack>
  )
}
