public import CoreTransferable
import SwiftUICore

extension View {
  /// Lets values be cut by the keyboard while the view or something in it has the focus.
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values away from where they are, and returns them.
  /// - Returns: The view.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(KeyCommandModifier { $0.isCommand("x") && ClipboardItems.put(action()) })
  }
}
