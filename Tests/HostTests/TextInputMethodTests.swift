#if GTK
  import CGtk4
  import CPango
  @testable import GTKHost
  import SwiftUICore
  import Testing

  @Suite("What GTK's input methods are told, and what they tell")
  struct TextInputMethodTests {
    private func traits(_ edit: (inout TextInputTraits) -> Void = { _ in }) -> TextInputTraits {
      var traits = TextInputTraits()
      edit(&traits)
      return traits
    }

    @Test("keyboards are purposes, secrets are passwords that nobody remembers")
    func purposes() {
      let purposes: [(TextInputTraits.Keyboard, GtkInputPurpose)] = [
        (.standard, GTK_INPUT_PURPOSE_FREE_FORM), (.email, GTK_INPUT_PURPOSE_EMAIL), (.url, GTK_INPUT_PURPOSE_URL),
        (.numberPad, GTK_INPUT_PURPOSE_DIGITS), (.decimalPad, GTK_INPUT_PURPOSE_NUMBER), (.phonePad, GTK_INPUT_PURPOSE_PHONE),
      ]
      for (keyboard, purpose) in purposes {
        #expect(traits { $0.keyboard = keyboard }.purpose(isSecure: false) == purpose)
      }
      let secret = traits { $0.keyboard = .email }
      #expect(secret.purpose(isSecure: true) == GTK_INPUT_PURPOSE_PASSWORD)
      #expect(secret.hints(isSecure: true).rawValue & GTK_INPUT_HINT_PRIVATE.rawValue != 0)
    }

    @Test("capitals and correction are hints")
    func hints() {
      let (checked, unchecked) = (GTK_INPUT_HINT_SPELLCHECK.rawValue, GTK_INPUT_HINT_NO_SPELLCHECK.rawValue)
      let plain = traits { ($0.capitalization, $0.corrects) = (.never, false) }
      #expect(plain.hints(isSecure: false).rawValue == unchecked)
      let capitals: [(TextInputTraits.Capitalization, GtkInputHints)] = [
        (.sentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES), (.words, GTK_INPUT_HINT_UPPERCASE_WORDS),
        (.characters, GTK_INPUT_HINT_UPPERCASE_CHARS),
      ]
      for (capitalization, hint) in capitals {
        #expect(traits { $0.capitalization = capitalization }.hints(isSecure: false).rawValue == checked | hint.rawValue)
      }
    }

    @Test("scalars that are counted from the caret become bytes, as many as there are")
    func scalars() {
      let around = SurroundingText(text: "a日本é", caret: 4, anchor: 4)
      #expect(around.bytes(ofScalars: 1, from: -1) == -3..<0)
      #expect(around.bytes(ofScalars: 2, from: -2) == -4..<0)
      #expect(around.bytes(ofScalars: 2, from: 0) == 0..<5)
      #expect(around.bytes(ofScalars: 200, from: -100) == -4..<5)
      #expect(around.bytes(ofScalars: 1, from: 1) == 3..<5)
    }

    @Test(
      "what has a background or two lines below is the clause that is converted",
      arguments: [
        ("0 9 underline single", nil), ("0 9 underline single, 3 9 background #808080", 1..<3),
        ("0 6 background #808080, 0 9 underline single", 0..<2), ("3 6 underline double", 1..<2),
        ("0 3 background #808080, 6 9 background #808080", 0..<1),
      ] as [(String, Range<Int>?)])
    func clauses(attributes: String, expected: Range<Int>?) throws {
      let list = try #require(pango_attr_list_from_string(attributes))
      defer { pango_attr_list_unref(list) }
      #expect(ComposedClause.range(in: "東京都", attributes: list) == expected)
    }
  }
#endif
