public import Foundation
import HeadlessHost
import SwiftUICore

/// Answering dialogs for files, as a person does it.
///
///     try screen.button("Open …").tap()
///     try screen.chooseFiles([url])
extension Screen {
  /// Whether the app asks for files now.
  public var isFileDialogOpen: Bool { desktop.fileDialogs.current != nil }

  /// What the dialog says that is open; `nil` where it says nothing of its own.
  public var fileDialogMessage: String? { desktop.fileDialogs.current?.request.message }

  /// Chooses files, or a place for a new one, in the dialog that is open.
  /// - Throws: Where no dialog is open, or a person could not choose them there.
  public func chooseFiles(_ files: [URL]) throws { try host.choose(files) }

  /// Closes the dialog that is open without a choice.
  /// - Throws: Where no dialog is open.
  public func cancelFileDialog() throws { try host.choose([]) }
}
