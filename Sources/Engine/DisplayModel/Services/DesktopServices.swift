import Observation

/// What an app shares with other apps, each the process's own until a host puts the desktop's in its place.
@MainActor
package final class DesktopServices {
  /// What people copy to and paste from; who reads ``clipboardItems`` hears when something else is there.
  package var clipboard: any Clipboard = ProcessClipboard() {
    didSet {
      oldValue.changed = nil
      watchClipboard()
      clipboardDidChange()
    }
  }
  /// Shows what an address stands for.
  package var urlOpener: any URLOpener = ReportingURLOpener()
  /// The dialogs for files, one after the other.
  package let fileDialogs = FileDialogQueue()
  /// Carries what is dragged out of windows; `nil` where nothing can be.
  package var drags: (any DesktopDrags)?
  /// Plays what a person is to feel; `nil` where the computer has no motor for it.
  package var haptics: (any HapticsPlayer)?

  /// How often something else was put on the clipboard since the app began.
  package private(set) var clipboardChanges = 0
  /// Told when the app wants another picture for its windows; the host that shows them looks again then.
  package var iconChanged: (() -> Void)?

  private let observers = ObservationRegistrar()

  package init() { watchClipboard() }

  /// Those of the code that runs now; before anything was started they are the process's own.
  package static var current: DesktopServices { EngineServices.current?.desktop ?? beforeStart }
  private static let beforeStart = DesktopServices()

  /// What is on the clipboard; a body that reads it runs again when something else is there.
  package var clipboardItems: [TransferItem] {
    observers.access(self, keyPath: \.clipboardItems)
    return clipboard.items
  }

  private func watchClipboard() {
    clipboard.changed = { [weak self] in self?.clipboardDidChange() }
  }

  private func clipboardDidChange() {
    clipboardChanges += 1
    observers.withMutation(of: self, keyPath: \.clipboardItems) {}
  }
}

extension DesktopServices: Observable {}
