/** Leads an investor who has not agreed to this site yet to where they do. */
export const Agree = ({ href }: { href: string }) => (
  <p>
    Your account is yours alone. <a href={href}>Sign in to the platform</a> and go on with your investment
    there: from then on you can invest on this page too.
  </p>
)
