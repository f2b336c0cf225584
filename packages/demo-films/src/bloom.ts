import sharp, { type Sharp } from 'sharp'

/** As a lens draws it: lights shine beyond their edges, and what is soft anyway grows deeper. Of a picture without transparency. */
export async function bloomed(drawn: Sharp): Promise<Sharp> {
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const picture = () => sharp(data, { raw: { width, height, channels } })
  const small = await picture()
    .resize(Math.round(width / 6), Math.round(height / 6))
    .blur(2.6)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const spread = async (change: (blurred: Sharp) => Sharp) => {
    const { width: across, height: down } = small.info
    const wide = change(sharp(small.data, { raw: { width: across, height: down, channels } }))
    const whole = await wide
      .resize(width, height, { fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { input: whole.data, raw: { width, height, channels: whole.info.channels } }
  }
  const [shining, deep] = await Promise.all([
    spread((blurred) => blurred.linear(0.66, -96)),
    spread((blurred) => blurred.ensureAlpha(0.32)),
  ])
  return picture().composite([
    { ...deep, blend: 'soft-light' },
    { ...shining, blend: 'screen' },
  ])
}
