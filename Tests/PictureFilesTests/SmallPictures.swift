/// Small pictures as another program has written them, in base 64; see `component(_:_:_:)` for their pixels.
enum SmallPictures {
  /// Component `channel` of a pixel.
  static func component(_ x: Int, _ y: Int, _ channel: Int) -> UInt8 { UInt8((x * x * 7 + y * 13 + channel * 31 + x * y) % 251) }

  static let grey =
    "iVBORw0KGgoAAAANSUhEUgAAAAsAAAAKCAAAAABHm/tfAAAAFElEQVR42mNgYJexL1jPGHPU8RgjL4eYisvSoZcAAABYSURBVJFDcExWbRsTLx"
    + "+/gKCQsIiomDizFI+ItLLWFks3j1AWXm64OIOjb3r/Ub6EA8br7Rj9eKU1zb2CE0tqJ6DoteYXk1Ndb+Lo7H2VBSQu5gEUl+4DAMAKF/C35moQ"
    + "AAAAAElFTkSuQmCC"
  static let colour =
    "iVBORw0KGgoAAAANSUhEUgAAAAsAAAAKCAIAAADtkjPUAAAAFElEQVR42mNgkLdjV3OVsY6yj6st6F+3/gDik9AAAAD+SURBVNxbRgX7mOpZR5"
    + "9wOCbUH3vKycir483BwSEmJqaiomJkZOTg4Boc7BcTE5OVlV9bW9HW3c3Ey8vLx8fHz88vICAgKCgoJCQkLCwsIiIiKiUK1CYuLs4spWXJw8MD"
    + "FJKWllZWVtbSX7vFyMjS0tLt8GEPD4/QS5dYgGZwc3NjMUMUagYD0Dm+Od3pbUv7150Fuo5P1yehft6B+8zGQYVAV9vF1jD65fYAjQFaoampaW"
    + "5u4+UFdGlwYmJaSQnQpU0TJqC5VAxmiyTCFmZrryigNJAjJ6esukJ1va6uiYmJ4759zs7O3gFnrwYFsSCbISYo6IHkUmkxsT5xcQCsUUzxWdxI"
    + "FAAAAABJRU5ErkJggg=="
  static let greyAndOpacity =
    "iVBORw0KGgoAAAANSUhEUgAAAAsAAAAKCAQAAADI+WwIAAAAFElEQVR42mNgkGdXk7G2jyvoX3+OUSGm+m+cvNoAAAC2SURBVOgTx4RjTxl5dT"
    + "g4xMRUVIyMHByCg2NisrJqa9u6mXh5+fj4+QUEBAWFhISFRUREpcTExMWZpbR4eEREpKWVlbX0txhZWrod9vAIvcTCy8vNjaJaFKSawTHBNye9"
    + "rX/d0Sd8ugn1B+4bB60/ZxfL6JfLyystralpbu7lFRycmFhSUls7YQLCSjGwIZIQQ5itvfj5xcTk5FRXrNc1MXHc5+zsHXA1iAWmWkzQA2qltF"
    + "ifOAAk1jKsL7QVUQAAAABJRU5ErkJggg=="
  static let colourAndOpacity =
    "iVBORw0KGgoAAAANSUhEUgAAAAsAAAAKCAYAAABi8KSDAAAAFElEQVR42mNgkLeLZVdzTZGxjqq0j6udUxoMQMUAAAEySURBVNC/7uz6c28FGR"
    + "Xs42KqZ+08+oRD3TGhft6xp5wajLw63lkcQCAGBCpAYAQEDg6ursHBfn4xQJCVlZ9fW1tR0dbd3c3ECwR8QMAPBAJAIAgEQkAgDAQiQCAqJSoK"
    + "MkgcCJiltCw9eYAAJCENBMrKyhpa+mu1tgBtsAQCt8OHD3sAQeilS5dYQCZzAwEOkyVFRUVzYSYzgBzvm9O9Kr1t6RGg396APMSn65MNFN574D"
    + "6zknFQ4QSQh+1ia2Yz+uX2rAaZDnKCpqamnrm5jbmXF8iDwcGJiWlpJSUgDzY1TZiAzYNiSM6QBHpQFMmD1l5RmSCFIAE5OeUFqitUVdfr6uqa"
    + "AIHjvn37nIHAO+Ds2atBQUEsSCaLAA3WARos6AExWQLowRSQydJAg/qAJgMAucJpGeErsYYAAAAASUVORK5CYII="
  static let fixedCode =
    "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAADJUWIXAAAAFElEQVR4AWNgkLdjV3OVsY6yj6st6F/HwIAQY9MAAAA1SURBVKvjLWoSrO2V6Z"
    + "/X27hgP4OUZYSyU6JVZEV83dxJGy8wqLulGgbke2a05/etXXzoIQBX+hZjueFU/gAAAABJRU5ErkJggg=="
  static let stored =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAFElEQVR4AQEUAOv/AAAfPgcmRRw7WgANLMdQWycAAAALSURBVEsVNFMrSmkdDA"
    + "N/RxaXpgAAAABJRU5ErkJggg=="
}
