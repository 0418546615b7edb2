import ApusTesting
import SwiftUI

/// What tests of sheets share: a window like a phone's, and a screen with a button that shows a sheet.
@MainActor
enum SheetSupport {
  /// As large as an iPhone 15, with its insets.
  static let phone = Screen.Settings {
    $0.size = CGSize(width: 393, height: 852)
    $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  }
  /// A window of regular width.
  static let desk = Screen.Settings { $0.size = CGSize(width: 1000, height: 800) }
}

/// What happened, in order.
final class ActionLog {
  private var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A button that shows a sheet; what the sheet shows can close it by a binding.
struct SheetHost<Sheet: View>: View {
  @State private var isShown: Bool
  var onDismiss: (() -> Void)?
  let sheet: (Binding<Bool>) -> Sheet

  init(
    isShown: Bool = false, onDismiss: (() -> Void)? = nil, @ViewBuilder sheet: @escaping (Binding<Bool>) -> Sheet
  ) {
    _isShown = State(initialValue: isShown)
    self.onDismiss = onDismiss
    self.sheet = sheet
  }

  var body: some View {
    Button("Show") { isShown = true }.frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: $isShown, onDismiss: onDismiss) { sheet($isShown) }
  }
}

/// Something that fills a sheet and can be found.
struct SheetGround: View {
  var body: some View { Color.red.accessibilityElement().accessibilityLabel("card") }
}
