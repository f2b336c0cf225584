import type { Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import { isCopyAddress } from '../../../offline/copy-address.ts'
import type { HlsModule } from './load-hls.ts'

/** Loads copies from the device, and everything else as hls.js does. */
export const createLoader = (
  Module: HlsModule,
): (new (
  ...args: ConstructorParameters<LoaderClass>
) => Loader<LoaderContext>) => {
  const NetworkLoader: LoaderClass = Module.DefaultConfig.loader
  return class extends NetworkLoader {
    #isOver = false

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      if (isCopyAddress(context.url)) void this.#loadCopy(context, callbacks)
      else super.load(context, config, callbacks)
    }

    override abort(): void {
      this.#isOver = true
      super.abort()
    }

    override destroy(): void {
      this.#isOver = true
      super.destroy()
    }

    async #loadCopy(context: LoaderContext, { onSuccess, onError }: LoaderCallbacks<LoaderContext>): Promise<void> {
      const { stats } = this
      const { url } = context
      stats.loading.start = performance.now()
      const reply = await readCopy(url)
      if (this.#isOver) return
      if (!reply.ok) return onError({ code: reply.status, text: 'copy' }, context, null, stats)
      const bytes = await reply.arrayBuffer()
      const data = context.responseType === 'arraybuffer' ? bytes : new TextDecoder().decode(bytes)
      if (this.#isOver) return
      stats.loading.first = stats.loading.end = performance.now()
      stats.loaded = stats.total = bytes.byteLength
      onSuccess({ url, data, code: 200 }, stats, context, null)
    }
  }
}

type LoaderClass = HlsModule['DefaultConfig']['loader']

/** 500 where the copy cannot be read or opened. */
const readCopy = async (url: string): Promise<Response> => {
  try {
    return await (await import('../../../offline/read-copy.ts')).fetchCopy(url)
  } catch {
    return new Response(null, { status: 500 })
  }
}
