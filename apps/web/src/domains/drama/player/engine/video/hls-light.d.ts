/** The light build has the interface of the whole one, and no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
