import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite struct ValueControlTests {
  private func screen(_ view: UIView, _ frame: CGRect? = nil) -> Screen {
    let root = UIView()
    view.frame = frame ?? CGRect(origin: CGPoint(x: 20, y: 20), size: view.bounds.size)
    root.addSubview(view)
    return Screen.showing(root, width: 390, height: 400)
  }
  private func counting(_ control: UIControl) -> Listener {
    let listener = Listener()
    control.addTarget(listener, action: "heard:", for: .valueChanged)
    return listener
  }
  private func isNear(_ a: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(a.width - width) <= 1 && abs(a.height - height) <= 1
  }

  @Test("A switch has its size, is turned by a tap, and tells only what the person does")
  func switches() {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(isNear(control.bounds.size, 51, 31))
    let listener = counting(control)
    control.onTintColor = .pureBlue
    control.thumbTintColor = .pureRed
    control.setOn(true, animated: false)
    #expect(listener.lines.isEmpty)
    let screen = screen(control)
    #expect(screen.color(28, 36) == blue)
    #expect(screen.color(56, 36) == red)
    screen.tap(at: CGPoint(x: 45, y: 36))
    #expect(!control.isOn)
    #expect(listener.lines.count == 1)
  }

  @Test("A slider is 34 high, keeps to its range, and is moved by its knob")
  func sliders() {
    let slider = UISlider()
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 2
    slider.value = 0
    #expect(slider.value == 2)
    let listener = counting(slider)
    slider.isContinuous = false
    let screen = screen(slider, CGRect(x: 20, y: 20, width: 300, height: 34))
    screen.drag(from: CGPoint(x: 33, y: 37), to: CGPoint(x: 170, y: 37))
    #expect(abs(slider.value - 6) < 0.3)
    #expect(listener.lines.count == 1)
    slider.setValue(4, animated: true)
    #expect(slider.value == 4)
  }

  @Test("A stepper is 94 wide and 32 high, steps, stops at the ends, or wraps")
  func steppers() {
    let stepper = UIStepper()
    #expect(isNear(stepper.bounds.size, 94, 32))
    stepper.maximumValue = 2
    stepper.value = 1
    let listener = counting(stepper)
    let screen = screen(stepper)
    let plus = CGPoint(x: 90, y: 36)
    screen.tap(at: plus)
    screen.tap(at: plus)
    #expect(stepper.value == 2)
    #expect(listener.lines.count == 1)
    stepper.wraps = true
    screen.settle()
    screen.tap(at: plus)
    #expect(stepper.value == 0)
  }

  @Test("Segments are 32 high, are chosen by taps, and do what their actions do")
  func segments() {
    var done = ""
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    #expect(isNear(control.intrinsicContentSize, 263, 32))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let listener = counting(control)
    control.insertSegment(action: UIAction(title: "D") { _ in done += "d" }, at: 3, animated: false)
    control.setEnabled(false, forSegmentAt: 1)
    control.setTitleTextAttributes([.foregroundColor: UIColor.pureRed], for: .selected)
    let screen = screen(control, CGRect(x: 20, y: 20, width: 320, height: 32))
    screen.tap(at: CGPoint(x: 320, y: 36))
    #expect(control.selectedSegmentIndex == 3)
    #expect(done == "d")
    #expect(listener.lines.count == 1)
    screen.tap(at: CGPoint(x: 140, y: 36))
    #expect(control.selectedSegmentIndex == 3)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 0) == "Segment B")
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("Dots of three pages are 73 wide and 26 high; a tap at a side turns one page")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(isNear(control.size(forNumberOfPages: 3), 73, 26))
    control.currentPageIndicatorTintColor = .pureRed
    control.pageIndicatorTintColor = .pureBlue
    let listener = counting(control)
    let screen = screen(control, CGRect(x: 20, y: 20, width: 100, height: 26))
    #expect(screen.color(70 - 17.85, 33) == red)
    #expect(screen.color(70, 33) == blue)
    screen.tap(at: CGPoint(x: 110, y: 33))
    #expect(control.currentPage == 1)
    #expect(screen.color(70, 33) == red)
    screen.tap(at: CGPoint(x: 30, y: 33))
    screen.tap(at: CGPoint(x: 30, y: 33))
    #expect(control.currentPage == 0)
    #expect(listener.lines.count == 2)
  }

  @Test("A bar is 4 high and filled as far as is done; an indicator is 20 or 37 wide and shows while it turns")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.intrinsicContentSize.height == 4)
    bar.progress = 2
    #expect(bar.progress == 1)
    bar.setProgress(0.5, animated: false)
    bar.progressTintColor = .pureRed
    bar.trackTintColor = .pureBlue
    let barScreen = screen(bar, CGRect(x: 20, y: 20, width: 200, height: 4))
    #expect(barScreen.color(60, 22) == red)
    #expect(barScreen.color(180, 22) == blue)
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.bounds.size == CGSize(width: 20, height: 20))
    indicator.style = .large
    #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
    let screen = screen(indicator)
    let paints = { (0..<37).contains { screen.color(20 + CGFloat($0), 30) != white } }
    #expect(!paints())
    indicator.startAnimating()
    screen.settle()
    #expect(paints())
    indicator.stopAnimating()
    screen.settle()
    #expect(!paints())
    #expect(!indicator.isAnimating)
  }

  @Test("A date picker keeps its date, shows wheels where it is to, and rounds to its interval")
  func dates() {
    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.minuteInterval = 15
    let listener = counting(picker)
    picker.take(Date(timeIntervalSinceReferenceDate: 3600 + 22 * 60))
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 3600 + 15 * 60))
    #expect(listener.lines.count == 1)
    #expect(picker.datePickerStyle == UIDatePickerStyle.compact)
    picker.preferredDatePickerStyle = .wheels
    #expect(isNear(picker.intrinsicContentSize, 320, 216))
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 0
    #expect(picker.countDownDuration == 60)
  }

  @Test("Wheels show the rows of a picker's delegate, and tell which one the person has turned to")
  func wheels() {
    final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
      var chosen: [Int] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? 5 : 3 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component).\(row)"
      }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen = [component, row]
      }
    }
    let rows = Rows()
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    (picker.dataSource, picker.delegate) = (rows, rows)
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    picker.selectRow(4, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    #expect(rows.chosen.isEmpty)
    let screen = screen(picker)
    screen.drag(from: CGPoint(x: 260, y: 128), to: CGPoint(x: 260, y: 96), rest: 0.3)
    screen.finishAnimations()
    #expect(rows.chosen == [1, 1])
    #expect(picker.selectedRow(inComponent: 1) == 1)
  }

  @Test("A well shows its colour")
  func colors() {
    let well = UIColorWell()
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    well.selectedColor = .pureGreen
    let listener = counting(well)
    let screen = screen(well, CGRect(x: 20, y: 20, width: 28, height: 28))
    #expect(screen.color(34, 34) == green)
    well.take(Color(red: 0, green: 0, blue: 1))
    #expect(listener.lines.count == 1)
  }
}
