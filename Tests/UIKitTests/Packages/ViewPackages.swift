// What packages of views write behind their gates, in small: that UIKit can be imported is all that they ask.
#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A package of popups: where a view comes from, and how far windows cover it.
  struct PopupGate: ViewModifier {
    var anchor = CGPointMake(0, 1)
    @State private var insets = UIEdgeInsets.zero

    func body(content: Content) -> some View {
      content
        .offset(x: anchor.x, y: insets.top)
        .onAppear {
          insets =
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first?.safeAreaInsets ?? .zero
        }
    }
  }

  /// A package of toasts: blurs and spinners of UIKit.
  struct BlurGate: UIViewRepresentable {
    var style = UIBlurEffect.Style.systemMaterial
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
  }
  struct SpinnerGate: UIViewRepresentable {
    func makeUIView(context: UIViewRepresentableContext<SpinnerGate>) -> UIActivityIndicatorView {
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    }
    func updateUIView(_ view: UIActivityIndicatorView, context: UIViewRepresentableContext<SpinnerGate>) {}
  }

  /// A package of stacks that wrap: measures a view by a hosting controller.
  enum WrappingGate {
    @MainActor static func width(of view: some View) -> CGFloat {
      let controller = UIHostingController(rootView: view)
      controller.sizingOptions = .intrinsicContentSize
      return controller.view.intrinsicContentSize.width
    }
  }

  /// A package that shows views anew: a controller and a view that hold what they show.
  @MainActor
  final class InjectGate<Content: UIViewController>: UIViewController {
    let make: () -> Content
    init(_ make: @autoclosure @escaping () -> Content) {
      self.make = make
      super.init(nibName: nil, bundle: nil)
      replace()
    }
    required init?(coder: NSCoder) { fatalError("there are no archives") }
    func replace() {
      children.forEach { child in
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      let child = make()
      addChild(child)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child.view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
        view.topAnchor.constraint(equalTo: child.view.topAnchor),
        view.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
      ])
      child.didMove(toParent: self)
    }
  }

  /// A package that changes the environment: pictures of a window, and values that can be written.
  enum OverridesGate {
    @MainActor static func picture(of view: UIView) -> UIImage {
      let window = UIWindow(frame: view.bounds)
      window.windowLevel = .statusBar + 1
      return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
    }
    static func overridden(_ view: some View) -> some View { view.environment(\.accessibilityEnabled, true) }
  }

  /// A package that looks into views: underscored types by name.
  enum InspectorGate {
    typealias Content = _ViewModifier_Content<PopupGate>
    static let kinds: [Any.Type] = [UIViewController.self, UIHostingController<Text>.self, NSUnderlineStyle.self]
  }

  /// A package that reaches for what SwiftUI is made of: classes by name, nothing found.
  enum IntrospectGate {
    static let kinds: [UIView.Type] = [
      UIScrollView.self, UITableView.self, UICollectionView.self, UITextField.self, UITextView.self, UISwitch.self, UISlider.self,
      UIStepper.self, UISegmentedControl.self, UIDatePicker.self, UIPickerView.self, UIProgressView.self, UINavigationBar.self,
      UITabBar.self, UISearchBar.self, UIPageControl.self, UIColorWell.self, UIWindow.self,
    ]
    static let controllers: [UIViewController.Type] = [
      UINavigationController.self, UITabBarController.self, UISplitViewController.self, UIPageViewController.self,
    ]
  }

  /// Packages of navigation: what is presented follows an item.
  extension UIViewController {
    func present<Item>(item: Item?, content: (Item) -> UIViewController) {
      guard let item else { return dismiss(animated: true) }
      present(content(item), animated: true)
    }
  }
  final class StackGate: UINavigationController, UINavigationControllerDelegate {
    var shown: String?
    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown = viewController.title }
  }
#endif
