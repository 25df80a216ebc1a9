/** What stands where the platform did not answer at all: no brand, no frame, one thing to do. */
export function StartProblem() {
  return (
    <main className="without-script" role="alert">
      <h1>The platform cannot be reached</h1>
      <p>It did not answer. Check your connection, then try again.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Try again
      </button>
    </main>
  )
}
