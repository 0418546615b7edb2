public import Foundation
import Observation
import SwiftUI
import SwiftUICore

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What a button does, by its look.
  public enum Style: Int, Sendable {
    /// Something.
    case `default`
    /// Nothing: it goes back.
    case cancel
    /// Something that takes away what cannot be had again.
    case destructive
  }

  /// The title.
  public let title: String?
  /// What it does, by its look.
  public let style: Style
  /// Whether it can be pressed.
  open var isEnabled = true { didSet { revisions.count &+= 1 } }
  private let handler: ((UIAlertAction) -> Void)?
  private let revisions = Revisions()

  /// Creates a button; what it does is called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
  func note() { _ = revisions.count }
}

/// An alert, or a sheet of actions: SwiftUI's, presented as a controller.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// What it is.
  public enum Style: Int, Sendable {
    /// A sheet of actions.
    case actionSheet
    /// An alert.
    case alert
  }

  /// What it is.
  public let preferredStyle: Style
  /// What it says below its title.
  open var message: String? { didSet { revisions.count &+= 1 } }
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order in which they were added; `nil` where there is none.
  public private(set) var textFields: [UITextField]?
  /// The button that the return key presses.
  open var preferredAction: UIAlertAction? { didSet { revisions.count &+= 1 } }
  /// How grave what it says is.
  open var severity = UIAlertControllerSeverity.default
  private let revisions = Revisions()

  /// Creates an alert or a sheet of actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// Creates an alert from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Diagnostics.report(
        "UIAlertController: there is a button that cancels already; \"\(action.title ?? "")\" is added all the same")
    }
    actions.append(action)
    revisions.count &+= 1
  }

  /// Adds a field to an alert, which a closure can change before it shows.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Diagnostics.report("addTextField: sheets of actions have no fields; make an alert of style .alert")
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    revisions.count &+= 1
  }

  /// What the title is has changed.
  override func titleDidChange() {
    super.titleDidChange()
    revisions.count &+= 1
  }

  func note() { _ = revisions.count }
}

/// How grave what an alert says is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As grave as alerts are.
  case `default`
  /// Graver than that.
  case critical
}

extension UIAlertController: PresentedFace {
  func face(of presentation: ControllerPresentation) -> AnyView { AnyView(AlertFace(alert: self, presentation: presentation)) }
}

private struct AlertFace: View {
  let alert: UIAlertController
  let presentation: ControllerPresentation
  @State private var chosen = ChosenAction()

  var body: some View {
    let _ = alert.note()
    let presentation = presentation
    face
      .severity(alert.severity)
      .onAppear {
        alert.beginAppearance(true, animated: presentation.isAnimated)
        alert.endAppearance()
      }
      .onChange(of: presentation.isRequested) { _, isRequested in
        if !isRequested, alert.actions.isEmpty { presentation.hasGone() }
      }
  }

  @ViewBuilder
  private var face: some View {
    let title = Text(verbatim: alert.title ?? "")
    switch alert.preferredStyle {
    case .alert:
      Color.clear.alert(title, isPresented: presentation.binding, actions: { buttons }, message: { message })
    case .actionSheet:
      Color.clear.confirmationDialog(
        title, isPresented: presentation.binding, titleVisibility: alert.title == nil ? .hidden : .visible,
        actions: { buttons }, message: { message })
    }
  }

  @ViewBuilder
  private var message: some View { if let message = alert.message { Text(verbatim: message) } }

  @ViewBuilder
  private var buttons: some View {
    let (chosen, presentation) = (chosen, presentation)
    ForEach(alert.textFields ?? [], id: \.self) { AlertField(field: $0) }
    ForEach(alert.actions, id: \.self) { action in
      let _ = action.note()
      Button(role: action.role) {
        chosen.action = action
      } label: {
        Text(verbatim: action.title ?? "")
      }
      .keyboardShortcut(action === alert.preferredAction ? .defaultAction : nil)
      .disabled(!action.isEnabled)
      .onDisappear {
        presentation.hasGone()
        chosen.perform()
      }
    }
  }
}

/// A field of an alert.
private struct AlertField: View {
  let field: UITextField

  var body: some View {
    let _ = field.face.changes
    let field = field
    let text = Binding {
      field.text ?? ""
    } set: { new in
      guard new != field.text else { return }
      field.text = new
      field.sendActions(for: .editingChanged)
    }
    if field.isSecureTextEntry {
      SecureField(text: text) { Text(verbatim: field.placeholder ?? "") }
    } else {
      TextField(text: text) { Text(verbatim: field.placeholder ?? "") }.keyboardType(field.keyboardType)
    }
  }
}

extension View {
  fileprivate func severity(_ severity: UIAlertControllerSeverity) -> some View {
    dialogSeverity(severity == .critical ? .critical : .automatic)
  }
}

extension UIAlertAction {
  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// The button that was pressed, until what it does is done.
@MainActor
private final class ChosenAction {
  var action: UIAlertAction?

  func perform() {
    let action = action
    self.action = nil
    action?.perform()
  }
}
