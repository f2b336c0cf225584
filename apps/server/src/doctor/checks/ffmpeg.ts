import { findVideoTools, runTool } from '../../domains/media/index.ts'
import { type Check, fail, ok, warn } from '../check.ts'

const install = 'Install ffmpeg (on Debian: apt-get install ffmpeg), or set FFMPEG_PATH.'

/** Members' and operators' files are read by an ffmpeg of the machine only. */
export const ffmpeg: Check = {
  subject: 'ffmpeg',
  async run({ settings: { FFMPEG_PATH } }) {
    const tools = await findVideoTools(FFMPEG_PATH)
    if (!tools?.isCurrent)
      return [fail('ffmpeg', 'none: uploaded videos wait, and members cannot send recordings', install)]
    const { output } = await runTool(tools.ffmpeg, ['-version'], { timeoutMs: 20_000 })
    const [first = ''] = output.split('\n')
    return tools.ffprobe === undefined
      ? [warn('ffmpeg', `${first}, but no ffprobe beside it`, 'Install ffprobe beside ffmpeg.')]
      : [ok('ffmpeg', first.replace(/ Copyright.*/, ''))]
  },
}
