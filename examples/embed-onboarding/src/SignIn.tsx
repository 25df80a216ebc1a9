/** How a customer signs in to this site. This is a sample: yours asks for a password. */
export const SignIn = () => (
  <form method="post" action="/sign-in">
    <p>Sign in to invest.</p>
    <p>
      <label>
        Email <input name="email" type="email" required defaultValue="investor@capstan.test" />
      </label>
    </p>
    <p>
      <label>
        Name <input name="name" required defaultValue="Maren Okafor" />
      </label>
    </p>
    <button>Sign in</button>
  </form>
)
