public import CoreTransferable
import Foundation
import SwiftUICore

extension View {
  /// Lets values be pasted by the keyboard while the view or something in it has the focus.
  /// - Parameters:
  ///   - payloadType: The type of the values; what has been copied and cannot be had as one is left out.
  ///   - action: Takes the values.
  ///   - validator: Chooses those to take; none take nothing.
  /// - Returns: The view.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      KeyCommandModifier { press in
        guard press.isCommand("v") else { return false }
        let providers = MainThread.isolated { DesktopServices.current.clipboardProviders }.filter { $0.canLoad(T.self) }
        guard !providers.isEmpty else { return false }
        Transferred.load(T.self, from: providers) { values in
          let taken = validator(values)
          if !taken.isEmpty { action(taken) }
        }
        return true
      })
  }
}
