import { Box } from '@mui/material'

interface CoverProps {
  readonly address: string
  readonly width: number
  readonly height: number
}

/** A cover, or its empty frame. The title beside it says what it shows. */
export const Cover = ({ address, width, height }: CoverProps) => (
  <Box sx={{ width, height, flexShrink: 0, borderRadius: 1, overflow: 'hidden', bgcolor: 'background.raised' }}>
    {address !== '' && (
      <img
        src={address}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        style={{ objectFit: 'cover', display: 'block' }}
      />
    )}
  </Box>
)
