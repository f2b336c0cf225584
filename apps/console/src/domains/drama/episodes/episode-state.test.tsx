import type { AssetState } from '@cliffhanger/contract/media/operator-schemas.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { EpisodeState } from './episode-state.tsx'

vi.mock('../../../platform/texts.ts', () => ({ useTexts: () => (key: string) => key }))

const asset: AssetState = {
  asset_id: 1,
  state: 'transcoding',
  is_complete: 0,
  progress: 0,
  renditions: [],
  failure: '',
  waits_for_ffmpeg: 0,
}
const shown = (changes: Partial<AssetState>) => renderToStaticMarkup(<EpisodeState asset={{ ...asset, ...changes }} />)

it('a video that nobody can convert says that it waits for an ffmpeg, and why, instead of a progress that never moves', () => {
  const waiting = shown({ waits_for_ffmpeg: 1 })
  expect(waiting).toContain('drama.videoWaitsForFfmpeg')
  expect(waiting).toContain('drama.videoWaitsForFfmpegHint')
  expect(waiting).not.toContain('progressbar')
  expect(shown({})).toContain('progressbar')
  expect(shown({ waits_for_ffmpeg: 1, renditions: ['360p'] })).toContain('360p')
})
