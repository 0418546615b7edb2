import Foundation
import LaunchContract
import RemoteControl

extension XCUIElement {
  /// Types a text into the element, which has the focus or has what has it inside; a new line is a press of the return key.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    type(text, SourcePlace(file: file, line: line))
  }

  /// Presses a key, while others are held.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
  }

  /// Presses the key of a letter, while others are held.
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    let name = key.first.flatMap { TypedKey(letter: $0)?.name } ?? key
    let held = flags.names.map { JSONValue.string($0) }
    driver.act(at: SourcePlace(file: file, line: line)) {
      try $0.act("key", ["key": .string(name), "modifiers": .array(held)])
    }
  }

  private func type(_ text: String, _ place: SourcePlace) {
    driver.act(path, at: place) { app, _, _ in
      let (tree, index) = try driver.only(path)
      guard tree[index].hasFocus || tree.descendants(of: index).contains(where: { tree[$0].hasFocus }) else {
        throw StartError("\(path.text) does not take text, as neither it nor what is in it has the focus; tap it first")
      }
      for part in TypedKey.parts(of: text) {
        switch part {
        case .text(let text): try app.act("type", ["text": .string(text)])
        case .key(let name): try app.act("key", ["key": .string(name)])
        }
      }
    }
  }

  /// Keys that are held while another one is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    /// A bit for each key.
    public let rawValue: UInt
    /// Takes the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The shift key, also by another name.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// The control key.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// The option key, also by its other name.
    public static let option = KeyModifierFlags(rawValue: 1 << 3), alternate = option
    /// The command key.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)

    var names: [String] {
      let all: [(KeyModifierFlags, RemoteAct.Modifier)] = [
        (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
      ]
      return all.filter { contains($0.0) }.map(\.1.rawValue)
    }
  }
}

/// A key without a letter, as texts for `typeText(_:)` hold it.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The letter that stands for the key.
  public var rawValue: String
  /// A key by its letter.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key by its letter.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Takes away what is left of the caret.
  public static let delete = XCUIKeyboardKey("\u{8}")
  /// Takes away what is right of the caret.
  public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
  /// Ends a line, or sends.
  public static let `return` = XCUIKeyboardKey("\r"), enter = XCUIKeyboardKey("\u{3}")
  /// Goes on to the next field.
  public static let tab = XCUIKeyboardKey("\t")
  /// A space.
  public static let space = XCUIKeyboardKey(" ")
  /// Closes, or gives up.
  public static let escape = XCUIKeyboardKey("\u{1B}")
  /// The arrow keys.
  public static let upArrow = XCUIKeyboardKey("\u{F700}"), downArrow = XCUIKeyboardKey("\u{F701}")
  /// The arrow keys to the sides.
  public static let leftArrow = XCUIKeyboardKey("\u{F702}"), rightArrow = XCUIKeyboardKey("\u{F703}")
  /// To the beginning and the end.
  public static let home = XCUIKeyboardKey("\u{F729}"), end = XCUIKeyboardKey("\u{F72B}")
  /// By a page.
  public static let pageUp = XCUIKeyboardKey("\u{F72C}"), pageDown = XCUIKeyboardKey("\u{F72D}")
}

/// A letter of a text that stands for a key, by the name that requests have for it.
struct TypedKey: Equatable {
  var name: String

  init?(letter: Character) {
    guard let name = Self.names[letter] else { return nil }
    self.name = name
  }

  private static let names: [Character: String] = [
    "\u{8}": "Backspace", "\u{7F}": "Backspace", "\n": "Enter", "\r": "Enter", "\r\n": "Enter", "\u{3}": "Enter", "\t": "Tab",
    "\u{1B}": "Escape", "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft", "\u{F703}": "ArrowRight",
    "\u{F728}": "Delete", "\u{F729}": "Home", "\u{F72B}": "End", "\u{F72C}": "PageUp", "\u{F72D}": "PageDown",
  ]

  enum Part: Equatable {
    case text(String)
    case key(String)
  }

  /// The most letters that are typed by one request.
  private static let most = 2_000

  /// A text as runs of letters, and keys between them.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    for letter in text {
      if let key = TypedKey(letter: letter) {
        parts.append(.key(key.name))
      } else if case .text(let run) = parts.last, run.count < most {
        parts[parts.count - 1] = .text(run + String(letter))
      } else {
        parts.append(.text(String(letter)))
      }
    }
    return parts
  }
}
