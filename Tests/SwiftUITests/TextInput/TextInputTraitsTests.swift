import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("What is said of text that is typed") @MainActor
struct TextInputTraitsTests {
  /// What a host reads while the field has the focus.
  private func traits<V: View>(_ edit: (TextField<Text>) -> V) throws -> TextInputTraits {
    let screen = Screen { edit(TextField("name", text: .constant(""))) }
    try screen.element("name").tap()
    return try #require(screen.engine.focus.textInput).traits
  }

  @Test("a host reads the kind of keyboard, the content, capitals, correction and the label of the last key")
  func all() throws {
    #expect(try traits { $0 } == TextInputTraits())
    #expect(try traits { $0.keyboardType(.emailAddress) }.keyboard == .email)
    #expect(try traits { $0.keyboardType(.decimalPad).keyboardType(.URL) }.keyboard == .decimalPad)
    #expect(try traits { $0.textContentType(.oneTimeCode) }.contentType == "one-time-code")
    #expect(try traits { $0.textContentType(nil) }.contentType == nil)
    #expect(try traits { $0.textInputAutocapitalization(.never) }.capitalization == .never)
    #expect(try traits { $0.textInputAutocapitalization(.characters) }.capitalization == .characters)
    #expect(try traits { $0.textInputAutocapitalization(nil) }.capitalization == .sentences)
    #expect(try !traits { $0.autocorrectionDisabled() }.corrects)
    #expect(try traits { $0.autocorrectionDisabled(false) }.corrects)
    #expect(try traits { $0.submitLabel(.search) }.submitLabel == .search)
    let both = try traits { $0.keyboardType(.numberPad).submitLabel(.done) }
    #expect(both.keyboard == .numberPad && both.submitLabel == .done)
  }

  @Test("the older names mean the same")
  func older() throws {
    #expect(try traits { $0.autocapitalization(.words) }.capitalization == .words)
    #expect(try traits { $0.autocapitalization(.none) }.capitalization == .never)
    #expect(try !traits { $0.disableAutocorrection(true) }.corrects)
    #expect(try traits { $0.disableAutocorrection(nil) }.corrects)
    #expect(EnvironmentValues().disableAutocorrection == false && !EnvironmentValues().autocorrectionDisabled)
  }

  @Test("values are UIKit's")
  func values() {
    #expect(UIKeyboardType.emailAddress.rawValue == 7 && UIKeyboardType.asciiCapableNumberPad.rawValue == 11)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UITextAutocapitalizationType.allCharacters.rawValue == 3)
    #expect(UITextContentType.username.rawValue == "username" && UITextContentType(rawValue: "x") != .password)
    #expect(TextInputAutocapitalization(UITextAutocapitalizationType.words)?.value == .words)
    #expect(SubmitLabel.return != .go && SubmitLabel.continue != .next)
  }
}
