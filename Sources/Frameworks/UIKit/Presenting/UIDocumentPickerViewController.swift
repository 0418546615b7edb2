public import Foundation
import SwiftUI
import SwiftUICore
public import UniformTypeIdentifiers

/// Lets the person choose files, by the desktop's dialog.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  fileprivate let types: [UTType]
  fileprivate let exported: [URL]
  private let isCopy: Bool
  /// Hears what was chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// Whether the ends of names show, as the desktop's dialog has it.
  open var shouldShowFileExtensions = false
  /// The folder that the dialog begins with.
  open var directoryURL: URL?

  /// Lets the person open files of some types; copies of them where that is asked for.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (types, exported, isCopy) = (contentTypes, [], asCopy)
    super.init(nibName: nil, bundle: nil)
  }
  /// Lets the person open files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
  /// Lets the person choose a place for files, which are moved there, or copied where that is asked for.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (types, exported, isCopy) = ([], urls, asCopy)
    super.init(nibName: nil, bundle: nil)
  }
  /// Lets the person choose a place for files, which are moved there.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }
  /// Creates a dialog from an archive, of which there are none here: one for no files.
  public required init?(coder: NSCoder) {
    (types, exported, isCopy) = ([], [], false)
    super.init(coder: coder)
  }

  /// The person has chosen files.
  fileprivate func chose(_ urls: [URL]) {
    let chosen = isCopy && exported.isEmpty ? urls.compactMap(copied) : urls
    delegate?.documentPicker(self, didPickDocumentsAt: chosen)
  }

  fileprivate func cancelled() { delegate?.documentPickerWasCancelled(self) }

  private func copied(_ url: URL) -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let copy = folder.appendingPathComponent(url.lastPathComponent)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: url, to: copy)
      return copy
    } catch {
      Diagnostics.report(
        "UIDocumentPickerViewController: \(url.lastPathComponent) cannot be copied: \(error.localizedDescription)")
      return nil
    }
  }

  /// Moves or copies the files into a folder.
  fileprivate func export(to folder: URL) {
    var placed: [URL] = []
    for url in exported {
      let target = folder.appendingPathComponent(url.lastPathComponent)
      do {
        if isCopy {
          try FileManager.default.copyItem(at: url, to: target)
        } else {
          try FileManager.default.moveItem(at: url, to: target)
        }
        placed.append(target)
      } catch {
        Diagnostics.report(
          "UIDocumentPickerViewController: \(url.lastPathComponent) cannot be written: \(error.localizedDescription)")
      }
    }
    chose(placed)
  }
}

/// Hears what files were chosen.
@MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// The person has chosen files.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The person has chosen none.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension UIDocumentPickerViewController: PresentedFace {
  func face(of presentation: ControllerPresentation) -> AnyView {
    let isExport = !exported.isEmpty
    return AnyView(
      FileChoiceFace(
        controller: self, presentation: presentation, types: isExport ? [.folder] : types,
        allowsSeveral: !isExport && allowsMultipleSelection, folder: directoryURL
      ) { [weak self] result in
        switch result {
        case .success(let urls):
          if isExport { if let folder = urls.first { self?.export(to: folder) } } else { self?.chose(urls) }
        case .failure(let error):
          Diagnostics.report("UIDocumentPickerViewController: \(error.localizedDescription)")
          self?.cancelled()
        }
      } cancelled: { [weak self] in
        self?.cancelled()
      })
  }
}

/// A choice of files, presented as a controller.
struct FileChoiceFace: View {
  let controller: UIViewController
  let presentation: ControllerPresentation
  let types: [UTType]
  let allowsSeveral: Bool
  let folder: URL?
  let chosen: (Result<[URL], any Error>) -> Void
  let cancelled: () -> Void

  var body: some View {
    let (presentation, controller, chosen, cancelled) = (presentation, controller, chosen, cancelled)
    Color.clear
      .fileImporter(
        isPresented: presentation.binding, allowedContentTypes: types, allowsMultipleSelection: allowsSeveral
      ) { result in
        chosen(result)
        presentation.hasGone()
      } onCancellation: {
        cancelled()
        presentation.hasGone()
      }
      .fileDialogDefaultDirectory(folder)
      .onAppear {
        controller.beginAppearance(true, animated: presentation.isAnimated)
        controller.endAppearance()
      }
  }
}
