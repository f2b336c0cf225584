import CloudAlert from 'lucide-react/icons/cloud-alert'
import { Component, type ReactNode } from 'react'
import { recordError } from '../platform/server/request-log.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ChunkLoadError, reloadOnce } from './load-chunk.ts'

interface Props {
  readonly children: ReactNode
}

/** Catches what a screen throws: a part that did not load reloads the page once, then a text with a retry stays (E-26). */
export class ChunkBoundary extends Component<Props, { readonly error: Error | null }> {
  override readonly state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error) {
    recordError(error)
    if (error instanceof ChunkLoadError && navigator.onLine)
      reloadOnce(sessionStorage, Date.now(), () => location.reload())
  }

  override render() {
    return this.state.error ? <Broken isChunk={this.state.error instanceof ChunkLoadError} /> : this.props.children
  }
}

const Broken = ({ isChunk }: { readonly isChunk: boolean }) => {
  const t = useTexts()
  return (
    <EmptyState
      icon={CloudAlert}
      title={t(isChunk ? 'shell.chunkTitle' : 'shell.errorTitle')}
      hint={t('shell.chunkHint')}
      action={
        <Button kind="quiet" size="small" onClick={() => location.reload()}>
          {t('shell.reload')}
        </Button>
      }
    />
  )
}
