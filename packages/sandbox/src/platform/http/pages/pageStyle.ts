/*
 * The look of the pages the server draws itself (sign-in, welcome, outbox, the providers' pages): the product's tokens
 * and the few parts these pages need, in the app's font, inline under the page's nonce.
 */
const light = `color-scheme:light;--surface:#f8fafc;--raised:#fff;--sunken:#f0f3f6;--hover:#f2f5f9;--text:#171f28;--muted:#58606b;
--border:#dde1e6;--border-strong:#838a93;--primary:#004a98;--on-primary:#fff;--primary-hover:#013e82;--primary-text:#004a98;
--primary-soft:#e7f0fd;--success:#097d47;--success-soft:#e4f6ea;--danger:#cb3135;--danger-soft:#ffecea;--info-soft:#e6f3fe;--info-border:#b4d9fa;--focus:#004a98;`

const dark = `color-scheme:dark;--surface:#0e1116;--raised:#171b21;--sunken:#12161b;--hover:#1e232a;--text:#eceff2;--muted:#9fa5ad;
--border:#2d3239;--border-strong:#686f79;--primary:#2d6dbe;--on-primary:#fff;--primary-hover:#2364b4;--primary-text:#5999ee;
--primary-soft:#152f52;--success:#5ec386;--success-soft:#11331f;--danger:#ff7e77;--danger-soft:#431f1d;--info-soft:#102e45;--info-border:#225176;--focus:#5999ee;`

/** The path of the font, on the platform's origin and on the providers'. */
export const fontPath = '/content/inter.woff2'

export const pageStyle = `@font-face{font-family:"Inter Variable";font-weight:100 900;font-display:swap;src:url(${fontPath}) format("woff2")}
:root{${light}}
@media screen and (prefers-color-scheme:dark){:root{${dark}}}
*,*::before,*::after{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--surface);color:var(--text);
font:400 14px/1.4286 "Inter Variable",system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif;-webkit-font-smoothing:antialiased;text-size-adjust:100%}
h1,h2,h3,p,ul,ol,dl,dd,fieldset,legend{margin:0;padding:0;border:0}
ul,ol{list-style:none}
h1{font:600 24px/1.3333 inherit;font-size:24px;font-weight:600;letter-spacing:-.01em;text-wrap:balance}
h2{font-size:16px;font-weight:600}
button,input,select{font:inherit;color:inherit}
a{color:var(--primary-text)}
:is(a,button,input,select,summary,canvas,[tabindex]):focus-visible{outline:2px solid var(--focus);outline-offset:2px}
main{flex:1;width:100%;max-width:var(--page-max,520px);margin-inline:auto;padding:48px 16px;display:flex;flex-direction:column;gap:24px}
footer{display:flex;flex-wrap:wrap;gap:8px 24px;padding:20px 32px;border-top:1px solid var(--border);color:var(--muted);font-size:13px}
footer>:first-child{margin-right:auto}
footer a{color:inherit}
.logo{display:inline-flex;align-items:center;gap:8px;font-size:24px;font-weight:600;letter-spacing:-.01em;align-self:center}
.logo svg{width:36px;height:36px;color:var(--primary)}
.logo img{display:block;max-width:100%;height:36px;object-fit:contain}
.card{border:1px solid var(--border);border-radius:6px;background:var(--raised)}
.body{padding:24px;display:flex;flex-direction:column;gap:16px}
.foot{padding:12px 24px;border-top:1px solid var(--border)}
.muted{color:var(--muted)}
.dense{font-size:13px}
.choices{border-top:1px solid var(--border)}
.choices>li+li{border-top:1px solid var(--border)}
.choice{display:flex;align-items:center;gap:12px;width:100%;min-height:64px;padding:10px 24px;border:0;background:none;text-align:left;text-decoration:none;color:inherit;cursor:pointer}
.choice:hover{background:var(--hover)}
.choice:focus-visible{outline-offset:-2px}
.choice>span{flex:1;min-width:0}
.choice strong{font-weight:600}
.choice small{display:block;font-size:13px;color:var(--muted);overflow-wrap:anywhere}
.choice svg,.icon{width:16px;height:16px;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;color:var(--muted)}
.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:36px;padding:7px 16px;border:1px solid var(--border-strong);border-radius:6px;background:var(--raised);font-weight:600;text-decoration:none;color:inherit;cursor:pointer}
.button:hover{background:var(--hover)}
.button[data-variant=primary]{border-color:var(--primary);background:var(--primary);color:var(--on-primary)}
.button[data-variant=primary]:hover{background:var(--primary-hover)}
.button:disabled{border-color:var(--border);background:var(--sunken);color:var(--muted);cursor:not-allowed}
.actions{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:8px}
.alert{padding:12px 16px;border:1px solid var(--info-border);border-radius:6px;background:var(--info-soft)}
.alert[data-tone=danger]{border-color:var(--danger);background:var(--danger-soft)}
.alert[data-tone=success]{border-color:var(--success);background:var(--success-soft)}
.field{display:flex;flex-direction:column;gap:4px}
.field>label,legend{font-weight:600}
.input{width:100%;min-height:36px;padding:7px 11px;border:1px solid var(--border-strong);border-radius:6px;background:var(--raised)}
.input:focus{border-color:var(--focus);outline:1px solid var(--focus);outline-offset:0}
.row{display:flex;gap:8px}
.row>.button{flex:none}
.foot.field{padding-block:16px}
.check{display:flex;gap:8px;align-items:flex-start}
.check input{width:18px;height:18px;margin:1px 0 0;flex:none;accent-color:var(--primary)}
.facts{display:grid;grid-template-columns:auto 1fr;gap:8px 24px}
.facts dt{color:var(--muted)}
.facts dd{text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (pointer:coarse){.button,.input{min-height:44px}}
@media print{footer,.actions{display:none}}`
