import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct TextViewTests {
  private func screen(_ view: UIView, _ frame: CGRect) -> Screen {
    let root = UIView()
    view.frame = frame
    root.addSubview(view)
    return Screen.showing(root, width: 390, height: 400)
  }

  @Test("A label is as large as its text, breaks within a width, and is read")
  func labels() throws {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Explicit main actor"
    let one = label.intrinsicContentSize
    #expect(abs(one.width - 418 / 3) <= 1)
    #expect(abs(one.height - 61 / 3) <= 1)
    label.numberOfLines = 0
    let two = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(two.width <= 100)
    #expect(two.height > one.height * 1.8)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == two)
    label.baselineAdjustment = UIBaselineAdjustment.alignCenters
    let screen = screen(label, CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(screen.contains("Explicit main actor"))
    label.attributedText = NSAttributedString(string: "Other", attributes: [.foregroundColor: UIColor.pureRed])
    screen.settle()
    _ = try screen.text("Other")
    #expect(label.text == "Other")
  }

  @Test("A label of an app's own leaves room around its text")
  func insetLabels() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)))
      }
    }
    let label = Padded()
    label.text = "████"
    let screen = screen(label, CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect((0..<95).allSatisfy { screen.color(CGFloat($0), 25) == white })
    #expect((100..<140).contains { screen.color(CGFloat($0), 25) != white })
  }

  @Test("A picture is placed as the content mode says, and stencils take the tint")
  func pictures() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.pureRed.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    let screen = screen(view, CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(screen.color(50, 5) == red)
    view.contentMode = .scaleAspectFit
    screen.settle()
    #expect(screen.color(50, 5) == white)
    #expect(screen.color(50, 50) == red)
    view.contentMode = .bottomRight
    screen.settle()
    #expect(screen.color(50, 50) == white)
    #expect(screen.color(95, 95) == red)
    view.tintColor = .pureBlue
    view.image = image.withRenderingMode(.alwaysTemplate)
    screen.settle()
    #expect(screen.color(95, 95) == blue)
  }

  final class FieldLog: UITextFieldDelegate {
    var lines: [String] = []
    var allows = true
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      lines.append("\(range.location) \(range.length) \(string)")
      return allows
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      lines.append("return")
      return true
    }
  }

  @Test("A field is edited, asks its delegate about each change, and tells of it")
  func fields() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    #expect(abs(field.intrinsicContentSize.height - 34) <= 1)
    let log = FieldLog()
    field.delegate = log
    let changes = Listener()
    field.addTarget(changes, action: "heard:", for: .editingChanged)
    let screen = screen(field, CGRect(x: 20, y: 20, width: 200, height: 34))
    screen.tap(at: CGPoint(x: 100, y: 37))
    #expect(field.isFirstResponder)
    #expect(field.isEditing)
    screen.type("ab")
    #expect(field.text == "ab")
    #expect(!changes.lines.isEmpty)
    log.allows = false
    screen.type("c")
    screen.settle()
    #expect(field.text == "ab")
    screen.press(key: "Enter")
    #expect(log.lines.contains("return"))
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    screen.settle()
    #expect(!field.isEditing)
    #expect(log.lines.first == "begin")
    #expect(log.lines.last == "end")
  }

  @Test("Asking for the focus moves it from field to field")
  func responders() {
    let root = UIView()
    let first = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let second = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
    root.addSubview(first)
    root.addSubview(second)
    let screen = Screen.showing(root)
    #expect(first.becomeFirstResponder())
    screen.settle()
    screen.type("1")
    #expect(second.becomeFirstResponder())
    screen.settle()
    screen.type("2")
    #expect(first.text == "1")
    #expect(second.text == "2")
    #expect(!first.isFirstResponder)
  }

  @Test("Traits of typed texts are kept")
  func traits() {
    let field: any UITextInputTraits = UITextField()
    field.autocorrectionType = UITextAutocorrectionType.no
    field.spellCheckingType = UITextSpellCheckingType.no
    field.keyboardAppearance = UIKeyboardAppearance.dark
    field.returnKeyType = UIReturnKeyType.done
    field.keyboardType = .emailAddress
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .done)
    #expect(field.autocorrectionType == .no)
    let view = UITextView()
    view.smartQuotesType = UITextSmartQuotesType.no
    view.smartDashesType = UITextSmartDashesType.yes
    view.smartInsertDeleteType = UITextSmartInsertDeleteType.default
    #expect(view.smartQuotesType == .no)
  }

  @Test("A long text is edited, tells of changes and selections, and grows where it does not scroll")
  func longTexts() {
    final class Log: UITextViewDelegate {
      var changes = 0
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let view = UITextView()
    let log = Log()
    view.delegate = log
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    view.text = "a"
    view.frame.size.width = 200
    let one = view.intrinsicContentSize.height
    view.text = "a\nb\nc"
    #expect(view.intrinsicContentSize.height > one + 30)
    #expect(log.changes == 0)
    let container: NSTextContainer = view.textContainer
    container.lineFragmentPadding = 0
    let screen = screen(view, CGRect(x: 0, y: 0, width: 200, height: 200))
    view.becomeFirstResponder()
    screen.settle()
    view.selectedRange = NSRange(location: 0, length: 1)
    screen.settle()
    screen.type("X")
    #expect(view.text == "X\nb\nc")
    #expect(log.changes == 1)
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test("A search bar tells what is typed, and when the search is to begin and to end")
  func searching() throws {
    final class Log: UISearchBarDelegate {
      var lines: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    }
    let bar = UISearchBar()
    let log = Log()
    bar.delegate = log
    bar.showsCancelButton = true
    #expect(bar.intrinsicContentSize.height == 56)
    #expect((bar as any UIBarPositioning).barPosition == .any)
    let screen = screen(bar, CGRect(x: 0, y: 0, width: 390, height: 56))
    let field: UISearchTextField = bar.searchTextField
    bar.becomeFirstResponder()
    screen.settle()
    #expect(field.isFirstResponder)
    screen.type("x")
    screen.press(key: "Enter")
    try screen.button("Cancel").tap()
    #expect(log.lines == ["x", "search", "cancel"])
    #expect(bar.text == "x")
  }

  @Test("A blur shows what lies behind, lighter or darker")
  func blurs() {
    let root = UIView()
    root.backgroundColor = .pureRed
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterialDark))
    blur.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inside.backgroundColor = .pureGreen
    blur.contentView.addSubview(inside)
    root.addSubview(blur)
    let screen = Screen.showing(root)
    #expect(screen.color(50, 50) != red)
    #expect(screen.color(5, 5) == green)
    blur.effect = nil
    screen.settle()
    #expect(screen.color(50, 50) == red)
  }
}
