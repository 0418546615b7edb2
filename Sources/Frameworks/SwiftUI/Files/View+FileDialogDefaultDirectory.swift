public import Foundation
public import SwiftUICore

extension View {
  /// Where the dialogs for files begin that views inside ask for; `nil` leaves it to the desktop.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.directory = defaultDirectory }
  }
}
