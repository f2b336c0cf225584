/** Downloads a package to the device and tells how far it has come, 0..100. Rejects where the server does not deliver. */
export const downloadPackage = async (url: string, onProgress: (percent: number) => void): Promise<void> => {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new RangeError(`${url} answered ${response.status}`)
  const totalBytes = Number(response.headers.get('content-length') ?? 0)
  let receivedBytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        receivedBytes += chunk.byteLength
        if (totalBytes > 0) onProgress(Math.min(100, Math.floor((receivedBytes / totalBytes) * 100)))
        controller.enqueue(chunk)
      },
    }),
  )
  const address = URL.createObjectURL(await new Response(counted).blob())
  const link = document.createElement('a')
  link.href = address
  link.download = new URL(url, location.href).pathname.split('/').at(-1) ?? 'app'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
