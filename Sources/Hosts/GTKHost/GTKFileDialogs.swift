import CGtk4
import Foundation
import DisplayModel

/// Has the desktop ask for files: its portal where there is one, else GTK's own dialog.
@MainActor
final class GTKFileDialogs: FileDialogs {
  private let application: UnsafeMutablePointer<GtkApplication>
  private var dialog: OpaquePointer?

  init(application: UnsafeMutablePointer<GtkApplication>) { self.application = application }

  isolated deinit { drop() }

  func show(_ session: FileDialogSession) {
    drop()
    let request = session.request
    let parent = gtk_application_get_active_window(application)
    guard
      let dialog = gtk_file_chooser_native_new(request.message, parent, Self.action(of: request), request.confirmation, nil)
    else { return session.finish([]) }
    self.dialog = dialog
    Self.prepare(dialog, for: request)
    gtk_native_dialog_set_modal(Self.native(dialog), 1)
    Signals.connect(
      "response", of: UnsafeMutableRawPointer(dialog),
      number: { [weak self, weak session] response in
        guard let self, self.dialog == dialog else { return }
        let files = response == GTK_RESPONSE_ACCEPT.rawValue ? Self.files(of: dialog) : []
        drop()
        session?.finish(files)
      })
    gtk_native_dialog_show(Self.native(dialog))
  }

  func close(_ session: FileDialogSession) { drop() }

  private func drop() {
    guard let dialog else { return }
    self.dialog = nil
    gtk_native_dialog_destroy(Self.native(dialog))
    g_object_unref(UnsafeMutableRawPointer(dialog))
  }

  private static func native(_ dialog: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutablePointer(dialog)
  }

  private static func action(of request: FileDialogRequest) -> GtkFileChooserAction {
    switch request.kind {
    case .save: GTK_FILE_CHOOSER_ACTION_SAVE
    case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    case .open:
      // GTK shows folders or files, not both; files win where both may be chosen.
      !request.types.isEmpty && request.types.allSatisfy(\.isFolder)
        ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
    }
  }

  private static func prepare(_ dialog: OpaquePointer, for request: FileDialogRequest) {
    switch request.kind {
    case .open(let allowsSeveral): gtk_file_chooser_set_select_multiple(dialog, allowsSeveral ? 1 : 0)
    case .save(let name): gtk_file_chooser_set_current_name(dialog, name)
    case .folder: break
    }
    if let directory = request.directory {
      let folder = g_file_new_for_path(directory.path)
      gtk_file_chooser_set_current_folder(dialog, folder, nil)
      g_object_unref(UnsafeMutableRawPointer(folder))
    }
    let types = request.types.filter { !$0.isFolder }
    guard !types.isEmpty, types.allSatisfy({ !$0.filenameExtensions.isEmpty }) else { return }
    // One for all of them first, as nobody has to choose between kinds; then each alone.
    add(types.map(\.title).joined(separator: ", "), types.flatMap(\.filenameExtensions), to: dialog)
    if types.count > 1 { for type in types { add(type.title, type.filenameExtensions, to: dialog) } }
  }

  private static func add(_ name: String, _ extensions: [String], to dialog: OpaquePointer) {
    let filter = gtk_file_filter_new()
    gtk_file_filter_set_name(filter, name)
    for name in extensions { gtk_file_filter_add_suffix(filter, name) }
    gtk_file_chooser_add_filter(dialog, filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  private static func files(of dialog: OpaquePointer) -> [URL] {
    guard let list = gtk_file_chooser_get_files(dialog) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let file = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(file) }
      guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }
}
