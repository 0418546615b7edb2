public import Foundation
import SwiftUICore

/// The desktop, as AppKit names it.
@MainActor @preconcurrency
public final class NSWorkspace: NSObject {
  private override init() { super.init() }

  /// The desktop.
  public static let shared = NSWorkspace()

  /// Opens an address or a file in the desktop's app for it; returns whether it names a kind of thing that a desktop opens.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard url.scheme?.isEmpty == false else { return false }
    DesktopServices.current.urlOpener.open(url) { _ in }
    return true
  }
  /// Opens a file in the desktop's app for it; returns whether there is one of the name.
  @discardableResult
  public func openFile(_ fullPath: String) -> Bool {
    FileManager.default.fileExists(atPath: fullPath) && open(URL(fileURLWithPath: fullPath))
  }
  /// Shows files in the desktop's app for files: opens the folders that they are in.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    for folder in Set(fileURLs.filter(\.isFileURL).map { $0.deletingLastPathComponent() }).sorted(by: { $0.path < $1.path }) {
      open(folder)
    }
  }
  /// Shows a file, or a folder's content, in the desktop's app for files.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    guard let fullPath else { return openFile(rootFullPath) }
    guard FileManager.default.fileExists(atPath: fullPath) else { return false }
    activateFileViewerSelecting([URL(fileURLWithPath: fullPath)])
    return true
  }
}
