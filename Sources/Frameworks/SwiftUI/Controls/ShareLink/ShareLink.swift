public import CoreTransferable
import Foundation
public import SwiftUICore

/// A button that shares values: it offers to copy them, and to open addresses where they belong.
///
/// Several values are copied together; a single address can be opened, too.
///
///     ShareLink(item: "Seventeen degrees in Kyoto")
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
{
  let items: Data
  let subject: Text?
  let message: Text?
  let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  let label: Label
  @State private var isPresented = false
  @Environment(\.openURL) private var openURL

  init(
    _ items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  @MainActor public var body: some View {
    let openURL = openURL
    Button {
      isPresented = true
    } label: {
      label
    }
    .confirmationDialog(
      title ?? Text(verbatim: ""), isPresented: $isPresented, titleVisibility: title == nil ? .hidden : .visible
    ) {
      Button("Copy") { DesktopServices.current.clipboard.setItems(items.map { TransferItem(NSItemProvider(of: $0)) }) }
      if let address { Button("Open") { openURL(address) } }
    } message: {
      if let message { message }
    }
  }

  /// What the dialog says of the first thing.
  private var title: Text? { items.first.flatMap { first in preview?(first).title } ?? subject ?? plainTitle }

  private var plainTitle: Text? {
    guard let first = items.first else { return nil }
    if let text = first as? String { return Text(verbatim: text) }
    return (first as? URL).map { Text(verbatim: $0.isFileURL ? $0.lastPathComponent : $0.absoluteString) }
  }

  /// The address that a single thing is.
  private var address: URL? { items.count == 1 ? items.first as? URL : nil }
}

/// The label of a link that shares without one of its own.
nonisolated public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text? = nil) { self.title = title ?? Text("Share…") }

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
