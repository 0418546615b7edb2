public import CoreTransferable
import SwiftUICore

extension View {
  /// Lets values be copied by the keyboard while the view or something in it has the focus.
  ///
  /// A text that is selected in what has the focus is copied instead.
  /// - Parameter payload: Makes the values when they are to be copied; none leave what has been copied before.
  /// - Returns: The view.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(KeyCommandModifier { $0.isCommand("c") && ClipboardItems.put(payload()) })
  }
}

/// What is copied and pasted by the keyboard.
enum ClipboardItems {
  /// Copies values; answers whether there were some.
  nonisolated static func put<T: Transferable>(_ values: [T]) -> Bool {
    guard !values.isEmpty else { return false }
    let items = values.map { TransferItem(NSItemProvider(of: $0)) }
    MainThread.isolated { DesktopServices.current.clipboard.setItems(items) }
    return true
  }
}

extension KeyPress {
  /// Whether it is a character with Control or Command.
  nonisolated func isCommand(_ character: Character) -> Bool {
    phase == .down && !modifiers.isDisjoint(with: [.control, .command]) && modifiers.isDisjoint(with: [.shift, .option])
      && key.character.lowercased() == String(character)
  }
}
