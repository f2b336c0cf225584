import { useId } from 'react'

/** The product's own mark (public/icons/icon.svg), drawn within the page: it is there with the first text. */
export const Logo = ({ className }: { readonly className: string | undefined }) => {
  const id = useId()
  return (
    <svg className={className} viewBox="0 0 512 512" width={84} height={84} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#2a1030" />
          <stop offset="1" stopColor="#0b0b10" />
        </linearGradient>
        <linearGradient id={`${id}edge`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ff7a5c" />
          <stop offset="1" stopColor="#d93030" />
        </linearGradient>
      </defs>
      <rect width="512" height="512" rx="112" fill={`url(#${id}sky)`} />
      <path
        d="M112 400V196a28 28 0 0 1 28-28h112a24 24 0 0 1 22 34l-18 40a24 24 0 0 0 22 34h22l-74 124z"
        fill="#1e1e29"
      />
      <path
        d="M212 128l212 122a14 14 0 0 1 0 24L212 396a14 14 0 0 1-21-12V140a14 14 0 0 1 21-12z"
        fill={`url(#${id}edge)`}
      />
    </svg>
  )
}
