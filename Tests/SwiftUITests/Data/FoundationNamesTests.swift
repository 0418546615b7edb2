import CoreGraphicsTypes
import Foundation
import FoundationAdditions
import Testing

@Suite("What Apple's Foundation has, and Linux' has not")
struct FoundationNamesTests {
  @Test("defaults know key-value names")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "FoundationNamesTests"))
    defaults.setValue(3, forKey: "a")
    #expect(defaults.value(forKey: "a") as? Int == 3)
    defaults.setValue(nil, forKey: "a")
    #expect(defaults.value(forKey: "a") == nil)
  }

  @Test("a pool hands on what its work returns and throws")
  func pool() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }

  // The frames of other tests would set the clock between two looks.
  @MainActor @Test("clocks go forwards")
  func clocks() {
    let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(time - Date().timeIntervalSinceReferenceDate) < 10)
    let first = CACurrentMediaTime(), length: CFTimeInterval = CACurrentMediaTime() - first
    #expect(first > 0 && length >= 0)
  }

  @Test("folders are those of the file manager")
  func folders() {
    #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(URL.cachesDirectory == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    let all = [
      URL.applicationSupportDirectory, .libraryDirectory, .downloadsDirectory, .picturesDirectory, .musicDirectory,
      .moviesDirectory,
      .desktopDirectory, .sharedPublicDirectory,
    ]
    #expect(all.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
  }

  @Test("Core Foundation's names are Foundation's objects")
  func coreFoundation() {
    let text = "a" as CFString, data = Data([1]) as CFData, table = ["a": 1] as CFDictionary, number: CFNumber = 3
    let place = URL(fileURLWithPath: "/a") as CFURL, date = Date() as CFDate, index: CFIndex = 2, any: CFTypeRef = text
    #expect(text as String == "a" && data.length == 1 && table.count == 1 && number == 3 && place.path == "/a" && index == 2)
    #expect(any === text && date.timeIntervalSinceNow <= 0)
    let yes: CFBoolean = kCFBooleanTrue
    #expect(yes.boolValue && !kCFBooleanFalse.boolValue)
    #expect(
      [kCFBundleVersionKey, kCFBundleNameKey, kCFBundleIdentifierKey].map { $0! as String }.allSatisfy {
        $0.hasPrefix("CFBundle")
      })
  }

  @Test("nothing is known of warmth and power, and this is no Mac")
  func power() {
    let process = ProcessInfo.processInfo
    #expect(
      process.thermalState == ProcessInfo.ThermalState.nominal && !process.isLowPowerModeEnabled && !process.isiOSAppOnMac
        && !process.isMacCatalystApp)
  }
}

@Suite("Notifications as a sequence")
struct NotificationSequenceTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("a")

  @Test("come in the order in which they are posted, from the iterator's making on")
  func order() async {
    center.post(name: name, object: nil, userInfo: ["n": 0])
    let sequence: NotificationCenter.Notifications = center.notifications(named: name)
    var iterator = sequence.makeAsyncIterator()
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["n": number]) }
    center.post(name: Notification.Name("b"), object: nil)
    for number in 1...3 { #expect(await iterator.next()?.userInfo?["n"] as? Int == number) }
  }

  @Test("are those of one object where one is named; of one that is gone there are none")
  func object() async {
    var (object, other) = (NSObject(), NSObject())
    var iterator = center.notifications(named: name, object: object).makeAsyncIterator()
    center.post(name: name, object: other)
    center.post(name: name, object: object)
    #expect(await iterator.next()?.object as? NSObject === object)
    let gone = center.notifications(named: name, object: other)
    (object, other) = (NSObject(), NSObject())
    for await _ in gone { Issue.record("a notification of nobody") }
  }

  @Test("a task that is cancelled waits no longer")
  func cancelling() async {
    let (center, name) = (center, name)
    let task = Task {
      for await _ in center.notifications(named: name) {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }
}
