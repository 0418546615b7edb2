import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing
import UIKit

/// How large a kind of view is by itself.
struct KindMetric: Sendable, CustomTestStringConvertible {
  let name: String
  /// `nil` for a side that is as long as there is room.
  let width, height: CGFloat?
  let make: @MainActor @Sendable () -> CGSize
  var testDescription: String { name }

  init(_ name: String, _ width: CGFloat?, _ height: CGFloat?, _ make: @escaping @MainActor @Sendable () -> CGSize) {
    (self.name, self.width, self.height, self.make) = (name, width, height, make)
  }
}

/// Sizes of UIKit's views within a point (Facts 3.3 and 13.4).
@MainActor
@Suite struct MetricTests {
  private static func button(_ size: UIButton.Configuration.Size) -> CGSize {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    configuration.buttonSize = size
    return UIButton(configuration: configuration).intrinsicContentSize
  }

  nonisolated static let kinds: [KindMetric] = [
    KindMetric("UISwitch", 51, 31) { UISwitch().sizeThatFits(.zero) },
    KindMetric("UISlider", nil, 34) { UISlider().intrinsicContentSize },
    KindMetric("UIStepper", 94, 32) { UIStepper().intrinsicContentSize },
    KindMetric("UISegmentedControl", 263, 32) {
      UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"]).intrinsicContentSize
    },
    KindMetric("UIPageControl", 73, 26) {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control.intrinsicContentSize
    },
    KindMetric("UIActivityIndicatorView, medium", 20, 20) { UIActivityIndicatorView(style: .medium).intrinsicContentSize },
    KindMetric("UIActivityIndicatorView, large", 37, 37) { UIActivityIndicatorView(style: .large).intrinsicContentSize },
    KindMetric("UIProgressView", nil, 4) { UIProgressView(progressViewStyle: .default).intrinsicContentSize },
    KindMetric("UISearchBar", nil, 56) { UISearchBar().intrinsicContentSize },
    KindMetric("UISearchTextField", nil, 36) { UISearchBar().searchTextField.intrinsicContentSize },
    KindMetric("UINavigationBar", nil, 44) { UINavigationBar().intrinsicContentSize },
    KindMetric("UIToolbar", nil, 44) { UIToolbar().intrinsicContentSize },
    KindMetric("UITabBar", nil, 49) { UITabBar().intrinsicContentSize },
    KindMetric("UIPickerView", 320, 216) { UIPickerView().intrinsicContentSize },
    KindMetric("UIDatePicker, wheels", 320, 216) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return picker.intrinsicContentSize
    },
    KindMetric("UIColorWell", 28, 28) { UIColorWell().intrinsicContentSize },
    KindMetric("UITextField, rounded", nil, 34) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return field.intrinsicContentSize
    },
    KindMetric("UILabel, 17 points", nil, 20.33) {
      let label = UILabel()
      label.text = "Nara"
      return label.intrinsicContentSize
    },
    KindMetric("UITextView, one line of 17 points", nil, 36.33) {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 17)
      view.text = "Nara"
      return view.intrinsicContentSize
    },
    KindMetric("UIButton, system", nil, 30) {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      return button.intrinsicContentSize
    },
    KindMetric("UIButton, medium configuration", nil, 34.33) { button(.medium) },
    KindMetric("UIButton, small configuration", nil, 28) { button(.small) },
    KindMetric("UIButton, large configuration", nil, 50.33) { button(.large) },
  ]

  @Test("A view is as large by itself as that of iOS", arguments: kinds)
  func sizes(of kind: KindMetric) {
    let size = kind.make()
    let (width, height) = (kind.width ?? size.width, kind.height ?? size.height)
    #expect(abs(size.width - width) <= 1 && abs(size.height - height) <= 1, "\(kind.name): \(size), meant \(width) × \(height)")
  }

  @Test("Rows of a table are 44 high, and texts begin 16 from its side")
  func rows() {
    let towns = Towns([["Aachen", "Bonn"]])
    let table = towns.table()
    let screen = Screen.showing(table, width: 390, height: 400)
    let rows = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(rows.allSatisfy { abs($0.height - 44) <= 1 && $0.width == 390 } && abs(rows[1].minY - 44) <= 1)
    withExtendedLifetime((screen, towns)) {}
  }

  @Test("A navigation controller's bar takes 44 points, 96 with a large title, and a bar of tabs 49, beside the device's insets")
  func bars() {
    for (isLarge, height) in [(false, 44), (true, 96)] as [(Bool, CGFloat)] {
      let controller = UIViewController()
      controller.title = "Towns"
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = isLarge
      let screen = Screen.showing(navigation, insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
      screen.settle()
      #expect(abs(controller.view.safeAreaInsets.top - 47 - height) <= 1, "\(controller.view.safeAreaInsets.top)")
    }
    let (tabs, page) = (UITabBarController(), UIViewController())
    page.tabBarItem = UITabBarItem(title: "Map", image: UIImage(systemName: "map"), tag: 0)
    tabs.viewControllers = [page]
    let screen = Screen.showing(tabs, insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    screen.settle()
    #expect(abs(page.view.safeAreaInsets.bottom - 34 - 49) <= 1, "\(page.view.safeAreaInsets.bottom)")
  }

  @Test("Contents of a button's configuration keep the distances of its size")
  func insets() {
    var configuration = UIButton.Configuration.filled()
    for (size, insets) in [
      (UIButton.Configuration.Size.mini, (5, 10)), (.small, (5, 10)), (.medium, (7, 12)), (.large, (15, 20)),
    ] as [(UIButton.Configuration.Size, (CGFloat, CGFloat))] {
      configuration.buttonSize = size
      let (top, leading) = insets
      let meant = NSDirectionalEdgeInsets(top: top, leading: leading, bottom: top, trailing: leading)
      #expect(configuration.contentInsets == meant)
    }
  }
}
